import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { EyeIcon, EyeOffIcon } from '#ui/icons/entrance'
import { useText } from '#ui/intl/useText'
import { hideBalance } from './hiddenBalance'

interface Props {
  hidden: boolean
}

export function HideBalanceButton({ hidden }: Props) {
  const text = useText()
  return (
    <FlatButton
      aria-label={text(hidden ? 'dashboard.balance.show' : 'dashboard.balance.hide')}
      onClick={() => hideBalance(!hidden)}
      edge="end"
    >
      {hidden ? <EyeOffIcon /> : <EyeIcon />}
    </FlatButton>
  )
}

/** As high as a finger, but the card's title line is not to grow by it. */
const FlatButton = styled(IconButton)({ marginBlock: -10 })
