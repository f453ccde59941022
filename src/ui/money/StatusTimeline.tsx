import { styled } from '@mui/material/styles'
import { isoOf } from '#lib/time'
import { DataText } from '../display/DataText'
import { StepSign, type StepState, stepSignSize } from '../display/StepSign'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'
import { VisuallyHidden } from '../page/Page'

export interface TimelineStep {
  key: string
  label: string
  state: StepState
  /** Time at which the step was reached, if known; milliseconds since 1970. */
  at?: number | null
  note?: string | null
}

interface StatusTimelineProps {
  label: string
  steps: readonly TimelineStep[]
  /** Time zone of the times shown; the operator's by default. */
  zone?: string
}

/** Progress of a process, oldest step first. */
export function StatusTimeline({ label, steps, zone }: StatusTimelineProps) {
  const text = useText()
  const format = useFormat(zone)
  return (
    <List aria-label={label}>
      {steps.map(({ key, label, state, at, note }) => (
        <Step key={key} data-state={state} {...(state === 'current' && { 'aria-current': 'step' })}>
          <StepSign state={state} />
          <Content>
            <b>
              {label} <VisuallyHidden>({text(`money.step.${state}`)})</VisuallyHidden>
            </b>
            {typeof at === 'number' && (
              <time dateTime={isoOf(at)}>
                <bdi>{format.dateTime(at)}</bdi>
              </time>
            )}
            {note && <DataText>{note}</DataText>}
          </Content>
        </Step>
      ))}
    </List>
  )
}

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 })

const Step = styled('li')(({ theme: { palette, typography } }) => ({
  position: 'relative',
  display: 'flex',
  gap: 12,
  paddingBottom: 20,
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: stepSignSize / 2 - 1,
    top: stepSignSize,
    bottom: 0,
    width: 2,
    backgroundColor: palette.divider,
  },
  '&[data-state="done"]::before': { backgroundColor: palette.success.main },
  b: { fontWeight: typography.fontWeightRegular, color: palette.text.primary },
  '&[data-state="ahead"] b': { color: palette.text.secondary },
  '&:is([data-state="current"], [data-state="failed"]) b': {
    fontWeight: typography.fontWeightMedium,
  },
}))

const Content = styled('span')(({ theme }) => ({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}))
