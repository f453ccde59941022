import { styled } from '@mui/material/styles'
import { isoOf } from '#lib/time'
import { DataText } from '../display/DataText'
import { CheckIcon, CloseIcon, HistoryIcon } from '../icons/controls'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'
import { VisuallyHidden } from '../page/Page'

/** `ahead`: not reached yet. `failed`: ended unsuccessfully. */
export type StepState = 'done' | 'current' | 'ahead' | 'failed'

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
      {steps.map(({ key, label, state, at, note }) => {
        const Sign = signs[state]
        return (
          <Step key={key} state={state} {...(state === 'current' && { 'aria-current': 'step' })}>
            <Dot state={state}>{Sign && <Sign size={16} />}</Dot>
            <Content>
              <Label state={state}>
                {label} <VisuallyHidden>({text(`money.step.${state}`)})</VisuallyHidden>
              </Label>
              {typeof at === 'number' && (
                <time dateTime={isoOf(at)}>
                  <bdi>{format.dateTime(at)}</bdi>
                </time>
              )}
              {note && <DataText>{note}</DataText>}
            </Content>
          </Step>
        )
      })}
    </List>
  )
}

const signs = { done: CheckIcon, current: HistoryIcon, ahead: null, failed: CloseIcon } as const

const own = { shouldForwardProp: (name: string) => name !== 'state' }

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 })

const Step = styled(
  'li',
  own,
)<{ state: StepState }>(({ theme, state }) => ({
  position: 'relative',
  display: 'flex',
  gap: 12,
  paddingBottom: 20,
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 13,
    top: 28,
    bottom: 0,
    width: 2,
    backgroundColor: state === 'done' ? theme.palette.success.main : theme.palette.divider,
  },
}))

const Dot = styled(
  'span',
  own,
)<{ state: StepState }>(({ theme, state }) => {
  const color = {
    done: theme.palette.success.readable,
    current: theme.palette.primary.readable,
    ahead: theme.palette.divider,
    failed: theme.palette.error.readable,
  }[state]
  return {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    border: `2px solid ${color}`,
    color,
  }
})

const Content = styled('span')(({ theme }) => ({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}))

const Label = styled(
  'span',
  own,
)<{ state: StepState }>(({ theme, state }) => ({
  color: state === 'ahead' ? theme.palette.text.secondary : theme.palette.text.primary,
  fontWeight: state === 'current' || state === 'failed' ? 600 : 400,
}))
