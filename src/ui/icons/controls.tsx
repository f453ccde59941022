import { useTheme } from '@mui/material/styles'
import { Icon, type IconProps } from './Icon'

// Icons of controls and states in the shell around the pages.

export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5" />
    </Icon>
  )
}

export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19.5v-15M5.5 11 12 4.5l6.5 6.5" />
    </Icon>
  )
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 12.6 5 5L19.5 7" />
    </Icon>
  )
}

interface ChevronIconProps extends IconProps {
  /** `end` points in the reading direction: right, or left on right-to-left pages. */
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

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.2l3.4 2" />
    </Icon>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  )
}

export function HistoryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12A7.8 7.8 0 1 0 7 6.3L4.5 8.6" />
      <path d="M4.5 4v4.6h4.6M12 8v4.3l3 1.9" />
    </Icon>
  )
}

export function InstallIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="6.5" y="2.8" width="11" height="18.4" rx="2.2" />
      <path d="M12 7v6.5M9.2 10.9 12 13.7l2.8-2.8M10.5 18h3" />
    </Icon>
  )
}

export function LogoutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H10" />
      <path d="M10.5 12H20M16.5 8.5 20 12l-3.5 3.5" />
    </Icon>
  )
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M4 12h16M4 17.5h16" />
    </Icon>
  )
}

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9" />
      <path d="M19.5 4.2V9h-4.8" />
    </Icon>
  )
}

export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h9M17.5 7H20M4 12h2.5M11 12h9M4 17h8M16.5 17H20" />
      <circle cx="15.2" cy="7" r="2.2" />
      <circle cx="8.8" cy="12" r="2.2" />
      <circle cx="14.2" cy="17" r="2.2" />
    </Icon>
  )
}

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.6l6.1-.8z" />
    </Icon>
  )
}

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6v12M15 6v12" />
    </Icon>
  )
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5v13l10.5-6.5z" />
    </Icon>
  )
}
