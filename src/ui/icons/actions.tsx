import { useTheme } from '@mui/material/styles'
import { Icon, type IconProps } from './Icon'

// Icons of actions on a page, loaded with the first page that shows one.

export function BackspaceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5.5h10a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H9L3 12zM11 9.5l5 5M16 9.5l-5 5" />
    </Icon>
  )
}

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7.5h3L9 5.5h6l1.5 2h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1z" />
      <circle cx="12" cy="13" r="3.3" />
    </Icon>
  )
}

export function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5.5" width="18" height="13" rx="2" />
      <path d="M3 10h18M7 14.5h3" />
    </Icon>
  )
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5" />
      <path d="M15.5 8.5V6A2.5 2.5 0 0 0 13 3.5H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 6 15.5h2.5" />
    </Icon>
  )
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M7.5 10.7 12 15.2l4.5-4.5M4.5 19.5h15" />
    </Icon>
  )
}

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 20 .8-4.2L15.6 5a1.8 1.8 0 0 1 2.6 0l.8.8a1.8 1.8 0 0 1 0 2.6L8.2 19.2 4 20Z" />
      <path d="m13.8 6.8 3.4 3.4" />
    </Icon>
  )
}

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h9M18 7h2M4 17h2M11 17h9" />
      <circle cx="15.5" cy="7" r="2.5" />
      <circle cx="8.5" cy="17" r="2.5" />
    </Icon>
  )
}

export function FingerprintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18.9 7a8 8 0 0 1 1.1 5v1a6 6 0 0 0 .8 3M8 11a4 4 0 0 1 8 0v1a10 10 0 0 0 2 6" />
      <path d="M12 11v2a14 14 0 0 0 2.5 8M8 15a18 18 0 0 0 1.8 6M4.9 19a22 22 0 0 1-.9-7v-1a8 8 0 0 1 12-6.95" />
    </Icon>
  )
}

export function FlagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 21V4.5M6 5c4-2.5 8 2.5 12.5 0v9c-4.5 2.5-8.5-2.5-12.5 0" />
    </Icon>
  )
}

export function ForwardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m14.5 6 5.5 5.5-5.5 5.5" />
      <path d="M20 11.5h-9.5A6.5 6.5 0 0 0 4 18v.5" />
    </Icon>
  )
}

/** Handle for dragging. */
export function GripIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01" strokeWidth={2.5} />
    </Icon>
  )
}

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z" />
    </Icon>
  )
}

export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
      <circle cx="8.7" cy="9.5" r="1.6" />
      <path d="m4 17.5 4.8-4.3 3.2 2.7 4-4.4 4.3 4.3" />
    </Icon>
  )
}

export function ListIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6.5h11M9 12h11M9 17.5h11" />
      <path d="M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1" />
    </Icon>
  )
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="10.5" width="14" height="10" rx="2" />
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2" />
    </Icon>
  )
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  )
}

export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8z" />
    </Icon>
  )
}

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5.5h.01M12 12h.01M12 18.5h.01" strokeWidth={2.6} />
    </Icon>
  )
}

export function PaperclipIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m19.5 11-7.8 7.8a4.6 4.6 0 0 1-6.5-6.5l8.1-8.1a3 3 0 0 1 4.3 4.3l-8 8a1.5 1.5 0 0 1-2.2-2.1l7.3-7.3" />
    </Icon>
  )
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 3.8h3l1.6 4-2.1 1.5a11.5 11.5 0 0 0 6.7 6.7l1.5-2.1 4 1.6v3a1.8 1.8 0 0 1-1.9 1.8A16.5 16.5 0 0 1 3.7 5.7a1.8 1.8 0 0 1 1.8-1.9z" />
    </Icon>
  )
}

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21c4.4-4.4 6.6-7.9 6.6-10.8a6.6 6.6 0 1 0-13.2 0C5.4 13.1 7.6 16.6 12 21z" />
      <circle cx="12" cy="10" r="2.4" />
    </Icon>
  )
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  )
}

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 8.5V4h9v4.5M7.5 16.5H6A2 2 0 0 1 4 14.5v-4a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-1.5" />
      <path d="M7.5 13.5h9V20h-9z" />
    </Icon>
  )
}

/** A paper plane that points in the reading direction. */
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

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6.5" cy="12" r="2.5" />
      <circle cx="17" cy="6" r="2.5" />
      <circle cx="17" cy="18" r="2.5" />
      <path d="m8.7 10.8 6.1-3.6M8.7 13.2l6.1 3.6" />
    </Icon>
  )
}

export function SmileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M8.5 14.2c.8 1.4 2 2.1 3.5 2.1s2.7-.7 3.5-2.1" />
      <path d="M9 9.6v.3M15 9.6v.3" />
    </Icon>
  )
}

export function SoundIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
    </Icon>
  )
}

export function SoundOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9.5l5 5M20.5 9.5l-5 5" />
    </Icon>
  )
}

export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.7 5.7l1.4 1.4M16.9 16.9l1.4 1.4M18.3 5.7l-1.4 1.4M7.1 16.9l-1.4 1.4" />
    </Icon>
  )
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12a1 1 0 0 0 1 1h7.4a1 1 0 0 0 1-1l.8-12M10 11v5M14 11v5" />
    </Icon>
  )
}

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15.5V4.5M7.5 8.8 12 4.3l4.5 4.5M4.5 19.5h15" />
    </Icon>
  )
}

export function VerifiedIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3 2.3 1.7 2.9-.1.8 2.7 2.3 1.7-1 2.7 1 2.7-2.3 1.7-.8 2.7-2.9-.1L12 20.4l-2.3-1.7-2.9.1-.8-2.7-2.3-1.7 1-2.7-1-2.7L6 7.3l.8-2.7 2.9.1z" />
      <path d="m8.8 11.8 2.2 2.2 4.2-4.4" />
    </Icon>
  )
}
