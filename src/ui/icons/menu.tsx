import { Icon, type IconProps } from './Icon'

// Icons of menu items and sections.

export function AddressBookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.5" y="4" width="14" height="16" rx="2" />
      <circle cx="12.5" cy="10" r="2.2" />
      <path d="M8.8 16.2c.5-2 1.9-3 3.7-3s3.2 1 3.7 3M3.5 8h3M3.5 12h3M3.5 16h3" />
    </Icon>
  )
}

export function BasketIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10h16l-1.6 8.3a2 2 0 0 1-2 1.7H7.6a2 2 0 0 1-2-1.7L4 10ZM8.5 10l3-5.5M15.5 10l-3-5.5M10 13.5v3M14 13.5v3" />
    </Icon>
  )
}

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 10a6 6 0 0 1 12 0c0 5.5 2 7 2 7H4s2-1.5 2-7" />
      <path d="M10 20.5a2.2 2.2 0 0 0 4 0" />
    </Icon>
  )
}

export function BellOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.2 5.4A6 6 0 0 1 18 10c0 2 .3 3.6.7 4.7M16.5 17H4s2-1.5 2-7c0-.5.1-1 .2-1.5" />
      <path d="M10 20.5a2.2 2.2 0 0 0 4 0M4 4l16 16" />
    </Icon>
  )
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
      <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
    </Icon>
  )
}

export function CartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 4.5h2.3l2.4 10.3a1.5 1.5 0 0 0 1.5 1.2h7.6a1.5 1.5 0 0 0 1.5-1.2L20.5 8H6.8" />
      <circle cx="10" cy="19.5" r="1" />
      <circle cx="17" cy="19.5" r="1" />
    </Icon>
  )
}

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5A2.5 2.5 0 0 1 6.5 4h8A2.5 2.5 0 0 1 17 6.5v4a2.5 2.5 0 0 1-2.5 2.5H9l-5 3.5v-10Z" />
      <path d="M20 10v9.5L16.5 17H11" />
    </Icon>
  )
}

export function GamepadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="7" width="19" height="11" rx="5.5" />
      <path d="M6.5 12.5h4M8.5 10.5v4M15 11.2h.01M17.5 13.8h.01" />
    </Icon>
  )
}

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 11.5V19A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-7.5M3.5 7.5h17v4h-17ZM12 7.5v13" />
      <path d="M12 7.5C10.8 4.9 9.3 3.5 7.8 3.5a2 2 0 0 0 0 4M12 7.5c1.2-2.6 2.7-4 4.2-4a2 2 0 0 1 0 4" />
    </Icon>
  )
}

export function GridIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4" width="6.5" height="6.5" rx="1.5" />
      <rect x="13.5" y="4" width="6.5" height="6.5" rx="1.5" />
      <rect x="4" y="13.5" width="6.5" height="6.5" rx="1.5" />
      <rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.5" />
    </Icon>
  )
}

export function HelpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.6 9.4a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.8" />
      <path d="M12 16.6v.1" />
    </Icon>
  )
}

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 11.2 12 4l8.5 7.2" />
      <path d="M6 9.5V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.5M10 20v-5.5h4V20" />
    </Icon>
  )
}

export function InviteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20a6.5 6.5 0 0 1 13 0M18.5 8v6M15.5 11h6" />
    </Icon>
  )
}

export function KanbanIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4" width="4.5" height="13" rx="1.2" />
      <rect x="10" y="4" width="4.5" height="8" rx="1.2" />
      <rect x="16" y="4" width="4.5" height="16" rx="1.2" />
    </Icon>
  )
}

export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="15.5" r="4" />
      <path d="m11 12.5 8.5-8.500M16 7.500l2.8 2.8" />
    </Icon>
  )
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="m4 7.5 8 6 8-6" />
    </Icon>
  )
}

export function PageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 3.500H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.500h10a1.5 1.5 0 0 0 1.5-1.500V8.500z" />
      <path d="M13.5 3.500v5h5M9 13h6M9 16.500h4" />
    </Icon>
  )
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 4.5 4.5" />
    </Icon>
  )
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3 5 5.6v5.6c0 4.6 3 7.9 7 9.8 4-1.9 7-5.2 7-9.8V5.6z" />
      <path d="m9 12 2.2 2.2L15.2 10" />
    </Icon>
  )
}

export function SparkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v4M12 16v4M4 12h4M16 12h4M6.500 6.500l2.600 2.600M14.900 14.900l2.600 2.600M17.500 6.500l-2.600 2.600M9.100 14.900l-2.600 2.600" />
    </Icon>
  )
}

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.8 12.2V4.8a1 1 0 0 1 1-1h7.4l8 8a1.4 1.4 0 0 1 0 2l-6.4 6.4a1.4 1.4 0 0 1-2 0z" />
      <path d="M8 8h.01" />
    </Icon>
  )
}

export function TesterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 3.5h5M10.5 3.5v5.7L5 18.3a1.5 1.5 0 0 0 1.3 2.2h11.4a1.5 1.5 0 0 0 1.3-2.2L13.5 9.2V3.5" />
      <path d="M7.7 14.5h8.6" />
    </Icon>
  )
}

export function ToolsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.5 6.500a4 4 0 0 1 5-1l-2.6 2.6 1.5 1.5 2.6-2.600a4 4 0 0 1-5.2 5.200L8 20a2.1 2.1 0 0 1-3-3l7.8-7.800a4 4 0 0 1 1.7-2.700z" />
    </Icon>
  )
}

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="3.8" />
      <path d="M4.5 20c.8-3.7 3.7-5.7 7.5-5.7s6.7 2 7.5 5.7" />
    </Icon>
  )
}

export function UsersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8" r="3.2" />
      <path d="M3.5 19.5c.4-3.4 2.5-5.2 5.5-5.2s5.1 1.8 5.5 5.2M15.5 5.2a3.2 3.2 0 0 1 0 5.7M17.5 14.7c1.8.9 2.8 2.5 3 4.8" />
    </Icon>
  )
}

export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17.5 7V5.3A1.3 1.3 0 0 0 16.2 4H6a2 2 0 0 0 0 4h12.5A1.5 1.5 0 0 1 20 9.5v9a1.5 1.5 0 0 1-1.5 1.5H6a2 2 0 0 1-2-2V6" />
      <path d="M20 11.7h-3.7a2.3 2.3 0 0 0 0 4.6H20" />
    </Icon>
  )
}

/** For links that leave the app and open a new tab. */
export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18.5 13.5v4a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2h4" />
      <path d="M14.5 4.5h5v5" />
      <path d="m11 13 8-8" />
    </Icon>
  )
}
