import { Heart } from 'lucide-react'
import type { Failure } from '../../../contract/failure'
import { ButtonLink } from '../../kit/button/button-link'
import { FailurePanel } from '../../kit/state/failure-panel'
import { StatePanel } from '../../kit/state/state-panel'
import styles from './parts-screen.module.css'
import { SampleSection } from './sample-section'
import { useSamples } from './use-samples'

const failures: Failure[] = [{ kind: 'offline' }, { kind: 'notFound' }, { kind: 'loginNeeded' }]

export function StateSamples() {
  const samples = useSamples()
  return (
    <SampleSection title={samples.states}>
      <div className={styles.panels}>
        <StatePanel icon={Heart} title={samples.empty} hint={samples.emptyHint}>
          <ButtonLink to="/" tone="solid">
            {samples.discover}
          </ButtonLink>
        </StatePanel>
        {failures.map((failure) => (
          <FailurePanel key={failure.kind} failure={failure} waiting={false} onRetry={() => undefined} />
        ))}
        <FailurePanel failure={{ kind: 'timeout' }} waiting onRetry={() => undefined} />
      </div>
    </SampleSection>
  )
}
