import { Icon, type IconProps } from './Icon'

export function PageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 3.500H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.500h10a1.5 1.5 0 0 0 1.5-1.500V8.500z" />
      <path d="M13.5 3.500v5h5M9 13h6M9 16.500h4" />
    </Icon>
  )
}
