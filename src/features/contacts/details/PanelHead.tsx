import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { CloseIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'

interface PanelHeadProps {
  /** Shown before the close button. */
  actions?: ReactNode
  onClose: () => void
}

/** Header of the panel. */
export function PanelHead({ actions, onClose }: PanelHeadProps) {
  const text = useText()
  return (
    <Head>
      {actions}
      <IconButton aria-label={text('ui.close')} onClick={onClose}>
        <CloseIcon size={20} />
      </IconButton>
    </Head>
  )
}

const Head = styled('div')({ display: 'flex', justifyContent: 'flex-end', padding: '8px 8px 0' })

/** Id of the heading that labels the panel. */
export const panelTitleId = 'contact-panel-title'
