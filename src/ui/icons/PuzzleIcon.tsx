import { Icon, type IconProps } from './Icon'

export function PuzzleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 8.500h4a2.2 2.2 0 1 1 4.2 0h3.800v3.800a2.2 2.2 0 1 1 0 4.200v3.500h-12z" />
    </Icon>
  )
}
