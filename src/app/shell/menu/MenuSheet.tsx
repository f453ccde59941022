import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { CloseIcon, SettingsIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { OverlayDrawer } from '#ui/overlay/OverlayDrawer'
import { SearchBox } from '#ui/table/SearchBox'
import { safeArea } from '../layout'
import { colours } from '../shellColours'
import { FoundRows } from './FoundRows'
import { MenuTree } from './MenuTree'
import { RecentRow } from './RecentRow'

interface MenuSheetProps {
  open: boolean
  onClose: () => void
  /** Opens the settings, which do not fit into the narrow header. */
  onSettings: () => void
}

/**
 * The menu in a sheet over the page, within reach of the thumb: search, recent sections, then all pages. Closes
 * when a link is followed or the settings open.
 */
export function MenuSheet({ open, onClose, onSettings }: MenuSheetProps) {
  const text = useText()
  return (
    <OverlayDrawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': text('shell.menu.title'),
          sx: paper,
        },
      }}
    >
      <Sheet onClose={onClose} onSettings={onSettings} />
    </OverlayDrawer>
  )
}

/** Content of the sheet, mounted with each opening, so that the search starts empty. */
function Sheet({ onClose, onSettings }: Omit<MenuSheetProps, 'open'>) {
  const text = useText()
  const [wanted, setWanted] = useState('')
  return (
    <>
      <Head>
        <Field>
          <SearchBox
            isWide
            label={text('shell.search.title')}
            value={wanted}
            onChange={setWanted}
          />
        </Field>
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
        <IconButton
          color="inherit"
          edge="end"
          aria-label={text('shell.menu.close')}
          onClick={onClose}
        >
          <CloseIcon />
        </IconButton>
      </Head>
      <Pages aria-label={text('shell.menu.title')}>
        {wanted === '' ? (
          <>
            <RecentRow onFollow={onClose} />
            <MenuTree onFollow={onClose} />
          </>
        ) : (
          <FoundRows wanted={wanted} onFollow={onClose} />
        )}
      </Pages>
    </>
  )
}

/** Its height stays while the search finds less. */
const paper = {
  height: '85dvh',
  color: colours.onMenu,
  backgroundColor: colours.menu,
  borderStartStartRadius: 16,
  borderStartEndRadius: 16,
  '&& :focus-visible': { outlineColor: 'currentColor' },
} as const

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: `12px max(16px, ${safeArea.sides}) 4px`,
})

/** The field has the colours of a page, not of the menu. */
const Field = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
}))

const Pages = styled('nav')({
  flex: 1,
  minHeight: 0,
  padding: `0 max(16px, ${safeArea.sides}) calc(12px + ${safeArea.bottom})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
