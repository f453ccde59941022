import { styled, type Theme } from '@mui/material/styles'
import { mixColors, readableOn } from '#lib/contrast'
import { CheckIcon, CloseIcon, HistoryIcon } from '../icons/controls'
import { AlertIcon } from '../icons/entry'

export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral'

interface StatusChipProps {
  /** The status in words; colour and icon only repeat it. */
  label: string
  tone: StatusTone
}

export function StatusChip({ label, tone }: StatusChipProps) {
  const Sign = signs[tone]
  return (
    <Chip tone={tone}>
      {Sign && <Sign size={14} />}
      <bdi>{label}</bdi>
    </Chip>
  )
}

const signs = {
  success: CheckIcon,
  warning: AlertIcon,
  error: CloseIcon,
  info: HistoryIcon,
  neutral: null,
} as const

const Chip = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: StatusTone }>(
  ({ theme, tone }) => ({
    ...theme.typography.caption,
    ...colorsOf(theme, tone),
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    padding: '2px 10px',
    borderRadius: 999,
    fontWeight: theme.typography.fontWeightMedium,
    whiteSpace: 'nowrap',
  }),
)

function colorsOf({ palette }: Theme, tone: StatusTone) {
  const main = tone === 'neutral' ? palette.text.secondary : palette[tone].main
  const backgroundColor = mixColors(palette.background.paper, main, 0.14)
  return { backgroundColor, color: readableOn(backgroundColor, main) }
}
