import { Icon, type IconProps } from './Icon'

// Icons of the login page and of all pages before it, loaded by everybody.

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.7 4.6 2.9 18a1.5 1.5 0 0 0 1.3 2.25h15.6A1.5 1.5 0 0 0 21.1 18L13.3 4.6a1.5 1.5 0 0 0-2.6 0Z" />
      <path d="M12 9.5v4.2M12 16.9v.05" />
    </Icon>
  )
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12C4.7 7.8 8 5.6 12 5.6s7.3 2.2 9.5 6.4c-2.2 4.2-5.5 6.4-9.5 6.4S4.7 16.2 2.5 12Z" />
      <circle cx="12" cy="12" r="2.9" />
    </Icon>
  )
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.6 5.9A9.3 9.3 0 0 1 12 5.6c4 0 7.3 2.2 9.5 6.4a13 13 0 0 1-2.6 3.5M15.6 17.6a8.9 8.9 0 0 1-3.6.8c-4 0-7.3-2.2-9.5-6.4a13.3 13.3 0 0 1 4.3-4.9" />
      <path d="M10 10a2.9 2.9 0 0 0 4.1 4.1M3.5 3.5l17 17" />
    </Icon>
  )
}

export function LanguageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.7 12h16.6M12 3.5c2.3 2.5 3.5 5.3 3.5 8.5s-1.2 6-3.5 8.5c-2.3-2.5-3.5-5.3-3.5-8.5s1.2-6 3.5-8.5Z" />
    </Icon>
  )
}

export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.6 6.6A6.3 6.3 0 0 1 18 10.5a4.1 4.1 0 0 1 2.5 6.5M16.5 18.5H7.2a4.2 4.2 0 0 1-1.1-8.25c.04-.5.14-1 .3-1.45" />
      <path d="M3.5 3.5l17 17" />
    </Icon>
  )
}
