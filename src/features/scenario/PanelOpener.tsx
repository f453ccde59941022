import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { TesterIcon } from '#ui/icons/menu'
import { IntlProvider } from '#ui/intl/IntlProvider'
import type { IntlTexts } from '#ui/intl/messages'
import type { TextLoader } from '#ui/intl/textsPerLocale'
import { useText } from '#ui/intl/useText'
import type { PanelTab } from './PanelTabs'
import { usePanel } from './usePanel'

export interface PanelOpenerProps {
  /** Loads the panel's texts from the catalogues, which only `app/` may import. */
  loadTexts: TextLoader<IntlTexts>
  /** Id of the logged-in player; omitted on guest pages. */
  userId?: string | undefined
  /** Called after a change of simulated data: the page must refetch. */
  onChange?: (() => void) | undefined
  /** The tab to open, with the button's label for it; omitted for the panel as a whole. */
  opens?: { readonly tab: PanelTab; readonly label: string } | undefined
  /** Icon only, in the colour of the surrounding bar. */
  compact?: boolean
}

const waiting = { opacity: 0.6, cursor: 'progress' } as const

/**
 * The button, and the panel once opened. Not disabled while loading, so that it keeps the focus for the panel
 * to restore.
 */
export function PanelOpener({
  loadTexts,
  userId,
  onChange,
  opens,
  compact = false,
}: PanelOpenerProps) {
  const text = useText()
  const { isOpen, loading, panel, open, close } = usePanel(loadTexts)
  const label = opens?.label ?? text('ui.testerTools')
  const shared = {
    onClick: open,
    'aria-haspopup': 'dialog',
    'aria-busy': loading,
    style: loading ? waiting : undefined,
  } as const
  return (
    <>
      {compact ? (
        <IconButton {...shared} color="inherit" aria-label={label} title={label}>
          <TesterIcon />
        </IconButton>
      ) : (
        <Button {...shared} startIcon={<TesterIcon size={20} />}>
          {label}
        </Button>
      )}
      {panel && (
        <IntlProvider {...panel.texts}>
          <panel.Panel
            open={isOpen}
            onClose={close}
            firstTab={opens?.tab}
            userId={userId}
            onChange={onChange}
          />
        </IntlProvider>
      )}
    </>
  )
}
