import { Icon, type IconProps } from './Icon'

export function ExpandIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 4.5h5.5V10M19.5 4.5 13.5 10.5" />
      <path d="M10 19.5H4.5V14M4.5 19.5l6-6" />
    </Icon>
  )
}
