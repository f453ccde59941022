import { useTheme } from '@mui/material/styles'
import { Icon, type IconProps } from './Icon'

interface ChevronIconProps extends IconProps {
  /** `end` is where the text runs to: right, or left in right-to-left pages. */
  towards: 'start' | 'end' | 'up' | 'down'
}

const paths = {
  start: 'm14.5 6-6 6 6 6',
  end: 'm9.5 6 6 6-6 6',
  up: 'm6 14.5 6-6 6 6',
  down: 'm6 9.5 6 6 6-6',
} as const

const mirrored = { start: 'end', end: 'start', up: 'up', down: 'down' } as const

export function ChevronIcon({ towards, ...props }: ChevronIconProps) {
  const { direction } = useTheme()
  return (
    <Icon {...props}>
      <path d={paths[direction === 'rtl' ? mirrored[towards] : towards]} />
    </Icon>
  )
}
