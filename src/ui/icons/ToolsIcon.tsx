import { Icon, type IconProps } from './Icon'

export function ToolsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.5 6.500a4 4 0 0 1 5-1l-2.6 2.6 1.5 1.5 2.6-2.600a4 4 0 0 1-5.2 5.200L8 20a2.1 2.1 0 0 1-3-3l7.8-7.800a4 4 0 0 1 1.7-2.700z" />
    </Icon>
  )
}
