import { Icon, type IconProps } from './Icon'

// Icons of the showcases in the menu.

export function BoxIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5l7.5 4.2v8.6L12 20.5l-7.5-4.2V7.7z" />
      <path d="M4.7 7.8 12 12l7.3-4.2M12 12v8.3" />
    </Icon>
  )
}

export function BoxesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="12.5" width="7.5" height="7.5" rx="1.2" />
      <rect x="12.5" y="12.5" width="7.5" height="7.5" rx="1.2" />
      <rect x="8.2" y="4" width="7.5" height="7.5" rx="1.2" />
    </Icon>
  )
}

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20" />
      <path d="M8.5 16v-4M12.5 16V7.5M16.5 16v-6" />
    </Icon>
  )
}

export function ClipboardCheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 4.5H7A1.8 1.8 0 0 0 5.2 6.300v12.400A1.8 1.8 0 0 0 7 20.500h10a1.8 1.8 0 0 0 1.8-1.800V6.300A1.8 1.8 0 0 0 17 4.500h-2" />
      <rect x="9" y="3" width="6" height="3.4" rx="1" />
      <path d="m9 13.5 2.2 2.200L15.2 11.5" />
    </Icon>
  )
}

export function DonutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.2" />
      <circle cx="12" cy="12" r="3.2" />
      <path d="M12 3.800v5M19.5 15.200l-4.7-1.8" />
    </Icon>
  )
}

export function FormIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5" width="16" height="5" rx="1.5" />
      <rect x="4" y="14" width="9" height="5" rx="1.5" />
      <path d="M17 16.500h3" />
    </Icon>
  )
}

export function HierarchyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="9" y="3.5" width="6" height="4.5" rx="1" />
      <rect x="3.5" y="16" width="6" height="4.5" rx="1" />
      <rect x="14.5" y="16" width="6" height="4.5" rx="1" />
      <path d="M12 8v4M6.5 16v-4h11v4" />
    </Icon>
  )
}

export function LayoutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4" width="16" height="16" rx="2" />
      <path d="M4 9.500h16M10 9.500V20" />
    </Icon>
  )
}

export function PaletteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 0 0 17c1.2 0 1.9-.8 1.9-1.8 0-1.3-1.1-1.6-1.1-2.7 0-.9.7-1.5 1.7-1.5h2.2c2.3 0 3.8-1.6 3.8-3.7 0-4.1-3.8-7.3-8.5-7.3Z" />
      <path d="M7.5 12.5v.05M8.9 8.5v.05M13 7v.05M16.8 9.3v.05" />
    </Icon>
  )
}

export function PuzzleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 8.500h4a2.2 2.2 0 1 1 4.2 0h3.800v3.800a2.2 2.2 0 1 1 0 4.200v3.500h-12z" />
    </Icon>
  )
}

export function ShadowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4" width="12" height="12" rx="2" />
      <path d="M19.5 8.500v9a2 2 0 0 1-2 2h-9" />
    </Icon>
  )
}

export function ShapesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="7.5" cy="16.5" r="3.5" />
      <rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1" />
      <path d="m12 3.5 4 6.500H8z" />
    </Icon>
  )
}

export function StepsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 19.500h5v-5h5v-5h5.500v-5" />
    </Icon>
  )
}

export function TableIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5" width="16" height="14" rx="1.8" />
      <path d="M4 10h16M4 14.500h16M10 10v9" />
    </Icon>
  )
}

export function TypeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 7V5h14v2M12 5v14M9 19h6" />
    </Icon>
  )
}
