import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { CloseIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'

interface PanelHeadProps {
  titleId: string
  onClose: () => void
}

export function PanelHead({ titleId, onClose }: PanelHeadProps) {
  const text = useText()
  return (
    <Head>
      <Title id={titleId}>{text('scenario.title')}</Title>
      <IconButton aria-label={text('scenario.close')} onClick={onClose} edge="end">
        <CloseIcon />
      </IconButton>
    </Head>
  )
}

const Head = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '12px 24px',
})

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }))
