import { Icon, type IconProps } from '#ui/icons/Icon'

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5v13l10.5-6.5Z" />
    </Icon>
  )
}
