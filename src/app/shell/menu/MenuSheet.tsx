import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { CloseIcon, SettingsIcon } from '#ui/icons/controls'
import { SearchIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { OverlayDrawer } from '#ui/overlay/OverlayDrawer'
import { layout, safeArea } from '../layout'
import { colours } from '../shellColours'
import { MenuTree } from './MenuTree'

interface MenuSheetProps {
  open: boolean
  onClose: () => void
  /** Opens the search or the settings, which do not fit into the narrow header. */
  onSearch: () => void
  onSettings: () => void
}

/**
 * The menu over the page, for narrow screens. Closes when a link is followed or a button opens something else.
 */
export function MenuSheet({ open, onClose, onSearch, onSettings }: MenuSheetProps) {
  const text = useText()
  return (
    <OverlayDrawer
      anchor="left"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': text('shell.menu.title') },
      }}
    >
      <Sheet aria-label={text('shell.menu.title')}>
        <Head>
          <IconButton color="inherit" aria-label={text('shell.menu.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
          <IconButton
            color="inherit"
            aria-label={text('shell.search.title')}
            aria-haspopup="dialog"
            onClick={() => {
              onClose()
              onSearch()
            }}
          >
            <SearchIcon />
          </IconButton>
          <IconButton
            color="inherit"
            aria-label={text('shell.settings')}
            aria-haspopup="dialog"
            onClick={() => {
              onClose()
              onSettings()
            }}
          >
            <SettingsIcon />
          </IconButton>
        </Head>
        <MenuTree onFollow={onClose} />
      </Sheet>
    </OverlayDrawer>
  )
}

const Head = styled('div')({ display: 'flex', justifyContent: 'space-between' })

const Sheet = styled('nav')({
  boxSizing: 'border-box',
  width: `calc(${layout.drawer.width}px + ${safeArea.sides})`,
  minHeight: '100%',
  padding: `calc(12px + ${safeArea.top}) calc(12px + ${safeArea.sides}) calc(12px + ${safeArea.bottom})`,
  color: colours.onMenu,
  backgroundColor: colours.menu,
  '&& :focus-visible': { outlineColor: 'currentColor' },
})
