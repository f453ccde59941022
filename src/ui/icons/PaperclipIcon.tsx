import { Icon, type IconProps } from './Icon'

export function PaperclipIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m19.5 11-7.8 7.8a4.6 4.6 0 0 1-6.5-6.5l8.1-8.1a3 3 0 0 1 4.3 4.3l-8 8a1.5 1.5 0 0 1-2.2-2.1l7.3-7.3" />
    </Icon>
  )
}
