import { BaseSequencer } from 'vitest/node'

/** Files of many tests for their size, by which files are ordered where no run before has told their durations. */
const slow = /\/e2e\/(accessibility|leaks|lyric-states|screen-faults|first-song)\.test\.ts$/

/** Begins with slow files, so that no worker is still at one of them when the others have nothing left to do. */
export class SlowFilesFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    /** @param {import('vitest/node').TestSpecification} file */
    const place = ({ project, moduleId }) => projects.indexOf(project) * 2 + (slow.test(moduleId) ? 0 : 1)
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}
