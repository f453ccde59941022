import { styled } from '@mui/material/styles'
import type { Failure } from '#contract/failure'
import { Fold } from '#ui/display/Fold'
import { useText } from '#ui/intl/useText'
import { useFailureText } from '../ActionFailure'
import { BorderedList } from '../BorderedList'
import type { CollectedReport } from './collectReport'
import { type ReportPart, reportLines, reportParts } from './reportLines'

/** Previews the file part by part, so that testers see what they pass on. */
export function ReportContents({ report, missing }: CollectedReport) {
  return (
    <BorderedList>
      {reportParts.map((part) => (
        <li key={part}>
          <Part
            part={part}
            lines={reportLines(report, part)}
            failure={part === 'traffic' || part === 'world' ? missing[part] : undefined}
          />
        </li>
      ))}
    </BorderedList>
  )
}

interface PartProps {
  part: ReportPart
  lines: readonly string[]
  /** Why it is left out. */
  failure: Failure | undefined
}

function Part({ part, lines, failure }: PartProps) {
  const text = useText()
  const failureText = useFailureText()
  const name = text(`scenario.report.part.${part}`)
  if (failure) {
    return (
      <Line>
        {name} · {text('scenario.report.missing', { reason: failureText(failure) })}
      </Line>
    )
  }
  if (lines.length === 0) {
    return (
      <Line>
        {name} · {text('scenario.report.none')}
      </Line>
    )
  }
  return (
    <Fold>
      <summary>
        {name} · {text('scenario.report.lines', { count: lines.length })}
      </summary>
      <Lines dir="ltr" tabIndex={0} role="region" aria-label={name}>
        {lines.join('\n')}
      </Lines>
    </Fold>
  )
}

const Line = styled('p')({ margin: 0, minHeight: 28, alignContent: 'center' })

const Lines = styled('pre')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '8px 0 0',
  maxHeight: 240,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: 'monospace',
}))
