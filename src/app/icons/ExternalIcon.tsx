import { Icon, type IconProps } from '#ui/icons/Icon'

/** Leads out of the app, into a new tab. */
export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18.5 13.5v4a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2h4" />
      <path d="M14.5 4.5h5v5" />
      <path d="m11 13 8-8" />
    </Icon>
  )
}
