import { styled } from '@mui/material/styles'
import { ExternalIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import type { MenuLink } from '#ui/navigation/menuItem'
import { VisuallyHidden } from '#ui/page/VisuallyHidden'
import { menuRow } from './menuRow'

/** A page outside the app. It learns nothing of where its visitor came from. */
export function MenuLinkRow({ link }: { link: MenuLink }) {
  const text = useText()
  return (
    <Row href={link.address} target="_blank" rel="noopener noreferrer">
      {link.icon && <link.icon size={20} />}
      <Label>{text(link.labelKey)}</Label>
      <ExternalIcon size={16} />
      <VisuallyHidden>({text('shell.menu.newTab')})</VisuallyHidden>
    </Row>
  )
}

const Row = styled('a')(menuRow)

const Label = styled('span')({ flexGrow: 1 })
