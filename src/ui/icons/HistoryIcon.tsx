import { Icon, type IconProps } from './Icon'

export function HistoryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12A7.8 7.8 0 1 0 7 6.3L4.5 8.6" />
      <path d="M4.5 4v4.6h4.6M12 8v4.3l3 1.9" />
    </Icon>
  )
}
