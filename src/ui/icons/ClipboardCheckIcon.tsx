import { Icon, type IconProps } from './Icon'

export function ClipboardCheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 4.5H7A1.8 1.8 0 0 0 5.2 6.300v12.400A1.8 1.8 0 0 0 7 20.500h10a1.8 1.8 0 0 0 1.8-1.800V6.300A1.8 1.8 0 0 0 17 4.500h-2" />
      <rect x="9" y="3" width="6" height="3.4" rx="1" />
      <path d="m9 13.5 2.2 2.200L15.2 11.5" />
    </Icon>
  )
}
