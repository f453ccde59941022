import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { CloseIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import type { MenuBranch } from '#ui/navigation/menuItem'
import { OverlayDrawer } from '#ui/overlay/OverlayDrawer'
import { safeArea } from './layout'
import { MenuItems } from './menu/MenuItems'
import { colours } from './shellColours'

interface MoneySheetProps {
  open: boolean
  onClose: () => void
  branch: MenuBranch
}

/**
 * Deposit, withdrawal and history in a sheet over the page, within reach of the thumb. Closes when a link is
 * followed.
 */
export function MoneySheet({ open, onClose, branch }: MoneySheetProps) {
  const text = useText()
  const title = text(branch.labelKey)
  return (
    <OverlayDrawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': title } }}
    >
      <Sheet aria-label={title}>
        <Head>
          <Title>{title}</Title>
          <IconButton
            color="inherit"
            edge="end"
            aria-label={text('shell.money.close')}
            onClick={onClose}
          >
            <CloseIcon />
          </IconButton>
        </Head>
        <MenuItems
          items={branch.items}
          groups={[{ id: branch.id, labelKey: branch.labelKey, items: branch.items }]}
          onFollow={onClose}
        />
      </Sheet>
    </OverlayDrawer>
  )
}

const Sheet = styled('nav')({
  padding: `8px max(16px, ${safeArea.sides}) calc(12px + ${safeArea.bottom})`,
  color: colours.onMenu,
  backgroundColor: colours.menu,
  '& li > a': { minHeight: 52 },
  '&& :focus-visible': { outlineColor: 'currentColor' },
})

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
})

const Title = styled('p')({ margin: 0, fontWeight: 600 })
