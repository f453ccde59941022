import { Icon, type IconProps } from './Icon'

export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17.5 7V5.3A1.3 1.3 0 0 0 16.2 4H6a2 2 0 0 0 0 4h12.5A1.5 1.5 0 0 1 20 9.5v9a1.5 1.5 0 0 1-1.5 1.5H6a2 2 0 0 1-2-2V6" />
      <path d="M20 11.7h-3.7a2.3 2.3 0 0 0 0 4.6H20" />
    </Icon>
  )
}
