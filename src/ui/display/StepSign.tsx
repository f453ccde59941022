import { styled } from '@mui/material/styles'
import { CheckIcon, CloseIcon, HistoryIcon } from '../icons/controls'
import { useFormat } from '../intl/useFormat'

/** `ahead`: not reached yet. `failed`: ended unsuccessfully. */
export type StepState = 'done' | 'current' | 'ahead' | 'failed'

/** Diameter in pixels. */
export const stepSignSize = 24

interface StepSignProps {
  state: StepState
  /** Position in the series, from 1. Shown until the step is over. */
  number?: number
}

/** Round sign of a step. Decorative: say the state in words or with `aria-current` beside it. */
export function StepSign({ state, number }: StepSignProps) {
  const format = useFormat()
  const Icon = icons[state]
  const isOver = state === 'done' || state === 'failed'
  return (
    <Circle data-state={state} aria-hidden="true">
      {number !== undefined && !isOver ? format.number(number) : Icon && <Icon size={14} />}
    </Circle>
  )
}

const icons = { done: CheckIcon, current: HistoryIcon, ahead: null, failed: CloseIcon } as const

const Circle = styled('span')(({ theme: { palette, typography } }) => {
  const filled = (tone: 'success' | 'primary' | 'error') => ({
    borderColor: palette[tone].main,
    color: palette[tone].contrastText,
    backgroundColor: palette[tone].main,
  })
  return {
    flexShrink: 0,
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    width: stepSignSize,
    height: stepSignSize,
    borderRadius: '50%',
    border: `2px solid ${palette.divider}`,
    ...typography.caption,
    fontWeight: typography.fontWeightMedium,
    lineHeight: 1,
    color: palette.text.secondary,
    '&[data-state="done"]': filled('success'),
    '&[data-state="current"]': filled('primary'),
    '&[data-state="failed"]': filled('error'),
  }
})
