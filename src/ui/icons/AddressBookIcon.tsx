import { Icon, type IconProps } from './Icon'

export function AddressBookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.5" y="4" width="14" height="16" rx="2" />
      <circle cx="12.5" cy="10" r="2.2" />
      <path d="M8.8 16.2c.5-2 1.9-3 3.7-3s3.2 1 3.7 3M3.5 8h3M3.5 12h3M3.5 16h3" />
    </Icon>
  )
}
