import { RefreshCw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { loginAddress } from '../../../../domain/address/login-address'
import { formatMoment } from '../../../../domain/format/format-moment'
import { formatSpan } from '../../../../domain/format/format-span'
import { useStores } from '../../../hooks/stores-context'
import { ButtonLink } from '../../../kit/button/button-link'
import { useText } from '../../../kit/use-text'
import { ActionRow } from '../action-row'
import { FactRow } from '../fact-row'
import { SettingGroup } from '../setting-group'
import { ScanProgress } from './scan-progress'

/** When the folders were scanned, how far a running scan has come, and a button that starts one. */
export const ScanGroup = observer(function ScanGroup() {
  const { libraryReport } = useStores()
  const { text, language } = useText()
  const { report, scanning } = libraryReport
  if (!report) return null
  const { lastScan, trackCount, mayScan, scan } = report
  const ended = lastScan ? text('libraryReport.ended', { count: trackCount }) : ''
  return (
    <SettingGroup id="scan" title={text('libraryReport.scan')}>
      <FactRow
        label={text('libraryReport.lastScan')}
        {...(lastScan && {
          hint: text('libraryReport.lastScanTook', {
            took: formatSpan(lastScan.tookMs, language),
            found: lastScan.found,
          }),
        })}
      >
        {lastScan ? formatMoment(lastScan.endedMs, language) : text('libraryReport.never')}
      </FactRow>
      {scan.running && <ScanProgress scan={scan} />}
      {mayScan ? (
        <ActionRow
          label={text('libraryReport.rescan')}
          hint={text('libraryReport.rescanHint')}
          action={text(scanning ? 'libraryReport.rescanning' : 'libraryReport.rescanAction')}
          icon={RefreshCw}
          waiting={scanning}
          onClick={() => void libraryReport.rescan()}
        />
      ) : (
        <FactRow label={text('libraryReport.rescan')} hint={text('libraryReport.loginHint')}>
          <ButtonLink to={loginAddress('/setting/library')}>{text('parts.logIn')}</ButtonLink>
        </FactRow>
      )}
      {/* only the start and the end are said: each step would be too much */}
      <p role="status" className="visually-hidden">
        {scanning ? text('libraryReport.running') : ended}
      </p>
    </SettingGroup>
  )
})
