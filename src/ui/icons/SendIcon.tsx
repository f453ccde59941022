import { useTheme } from '@mui/material/styles'
import { Icon, type IconProps } from './Icon'

/** A paper plane; it flies where the text runs to. */
export function SendIcon(props: IconProps) {
  const { direction } = useTheme()
  return (
    <Icon {...props}>
      <g transform={direction === 'rtl' ? 'matrix(-1 0 0 1 24 0)' : undefined}>
        <path d="M4.5 5 20 12 4.5 19l2-7-2-7Z" />
        <path d="M6.5 12H13" />
      </g>
    </Icon>
  )
}
