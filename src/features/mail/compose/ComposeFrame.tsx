import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { isComposing } from '#lib/keys/isComposing'
import { elevations } from '#ui/appearance/elevation'
import { atParentsStart, languageOf } from '#ui/display/DataText'
import { CloseIcon } from '#ui/icons/controls'
import { ExpandIcon, MinimizeIcon, ShrinkIcon } from '#ui/icons/mail'
import { useText } from '#ui/intl/useText'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { useSheet } from '#ui/overlay/useOverlay'
import { Tool } from '../toolbar/Tool'

export type FrameSize = 'docked' | 'full' | 'minimized'

interface ComposeFrameProps {
  title: string
  size: FrameSize
  /** Whether there is room for the window beside the list; if not, it fills the screen. */
  isWide: boolean
  onSize: (size: FrameSize) => void
  onClose: () => void
  children: ReactNode
}

/** Compose window: docked in the corner, full size, or minimised to its title. */
export function ComposeFrame(props: ComposeFrameProps) {
  const { title, size, isWide, onSize, onClose, children } = props
  const text = useText()
  const titleId = useId()
  const isFull = size === 'full' || (!isWide && size === 'docked')
  useSheet(!isFull, onClose)
  const head = (
    <Head>
      <h2 id={titleId} dir="auto" lang={languageOf(title)}>
        {title}
      </h2>
      {size === 'minimized' ? (
        <Tool label={text('mail.unfold')} onClick={() => onSize('docked')}>
          <ExpandIcon size={18} />
        </Tool>
      ) : (
        <>
          <Tool label={text('mail.minimize')} onClick={() => onSize('minimized')}>
            <MinimizeIcon size={18} />
          </Tool>
          {isWide && (
            <Tool
              label={text(isFull ? 'mail.dock' : 'mail.fullScreen')}
              onClick={() => onSize(isFull ? 'docked' : 'full')}
            >
              {isFull ? <ShrinkIcon size={18} /> : <ExpandIcon size={18} />}
            </Tool>
          )}
        </>
      )}
      <Tool label={text('mail.closeDraft')} onClick={onClose}>
        <CloseIcon size={18} />
      </Tool>
    </Head>
  )
  if (isFull) {
    return (
      <OverlayDialog
        open
        fullScreen={!isWide}
        fullWidth
        maxWidth="lg"
        onClose={onClose}
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: isWide ? { height: '86vh' } : {} } }}
      >
        {head}
        {children}
      </OverlayDialog>
    )
  }
  return (
    <Dock
      open
      aria-labelledby={titleId}
      data-size={size}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event)) onClose()
      }}
    >
      {head}
      {size !== 'minimized' && children}
    </Dock>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '6px 8px 6px 16px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& h2': {
    ...theme.typography.subtitle1,
    flex: 1,
    minWidth: 0,
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...atParentsStart,
  },
}))

const Dock = styled('dialog')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.drawer - 1,
  inset: 'auto',
  insetBlockEnd: 0,
  insetInlineEnd: 24,
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  width: 540,
  height: 'min(600px, calc(100dvh - 120px))',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.shadows[elevations.overlay],
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  '&[data-size="minimized"]': { width: 300, height: 'auto' },
  [theme.breakpoints.down('lg')]: {
    insetBlockEnd: 'calc(56px + env(safe-area-inset-bottom, 0px))',
    insetInlineEnd: 16,
    maxWidth: 'calc(100vw - 32px)',
  },
}))
