import { Icon, type IconProps } from './Icon'

// Icons of mail and similar pages only.

export function ArchiveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h16v4H4zM5.5 9v10h13V9" />
      <path d="M10 13h4" />
    </Icon>
  )
}

export function BlockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m6 6 12 12" />
    </Icon>
  )
}

export function ExpandIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 4.5h5.5V10M19.5 4.5 13.5 10.5" />
      <path d="M10 19.5H4.5V14M4.5 19.5l6-6" />
    </Icon>
  )
}

export function ForumIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5h11v8H8.5L5 16.5v-3H4z" />
      <path d="M18 9h2v8h-1v2.5L16 17h-5" />
    </Icon>
  )
}

export function InboxIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 13.5 6.5 5.5h11l2.5 8v4.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18z" />
      <path d="M4 13.5h4.5a3.5 3.5 0 0 0 7 0H20" />
    </Icon>
  )
}

export function KeyboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="6" width="19" height="12" rx="2" />
      <path d="M6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M8 14h8" />
    </Icon>
  )
}

/** An envelope with a dot for unread mail. */
export function MailUnreadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13 6H4v12.5h16V11" />
      <path d="m4.5 8.5 7.5 5 3-2" />
      <circle cx="18.5" cy="6" r="2.5" fill="currentColor" />
    </Icon>
  )
}

export function MailOpenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10.5v8a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-8L12 4.5z" />
      <path d="m4 10.5 8 5 8-5" />
    </Icon>
  )
}

export function MinimizeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 18h12" />
    </Icon>
  )
}

export function ReplyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 6 4 11.5 9.5 17" />
      <path d="M4 11.5h9.5a6.5 6.5 0 0 1 6.5 6.5v.5" />
    </Icon>
  )
}

export function ReplyAllIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 6 2.5 11.5l5 5.5" />
      <path d="m12.5 6-5 5.5 5 5.5" />
      <path d="M7.5 11.5h7a6.5 6.5 0 0 1 6.5 6.5v.5" />
    </Icon>
  )
}

export function RestoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5" />
      <path d="M4.5 4.5v4.3h4.3" />
    </Icon>
  )
}

export function ShrinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 10.5h-6v-6M13.5 10.5l6-6" />
      <path d="M4.5 13.5h6v6M10.5 13.5l-6 6" />
    </Icon>
  )
}
