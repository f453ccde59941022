import { Icon, type IconProps } from './Icon'

export function SparkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v4M12 16v4M4 12h4M16 12h4M6.500 6.500l2.600 2.600M14.900 14.900l2.600 2.600M17.500 6.500l-2.600 2.600M9.100 14.900l-2.600 2.600" />
    </Icon>
  )
}
