import Button from '@mui/material/Button'
import { useDispatch } from 'react-redux'
import { resetAppearance } from '#ui/appearance/appearanceSlice'
import { useText } from '#ui/intl/useText'
import { openAlert } from '#ui/toast/toastSlice'

export function ResetSetting() {
  const text = useText()
  const dispatch = useDispatch()

  function reset(): void {
    dispatch(resetAppearance())
    dispatch(openAlert('success', text('settings.resetDone')))
  }

  return (
    <Button variant="outlined" fullWidth onClick={reset}>
      {text('settings.reset')}
    </Button>
  )
}
