import Button from '@mui/material/Button'
import { productTexts } from '#locales/productTexts'
import { install } from '#pwa/install'
import { InstallIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { WithTextsLater } from '../texts/WithTexts'
import { InstallSteps } from './InstallSteps'
import { useInstallWay } from './useInstallWay'

/** Installs the app where the browser offers it and explains how on iOS. Renders nothing otherwise. */
export function InstallButton() {
  const way = useInstallWay()
  const text = useText()

  if (way === 'manual') {
    return (
      <WithTextsLater texts={productTexts}>
        <InstallSteps />
      </WithTextsLater>
    )
  }
  if (way === 'none') return null
  return (
    <Button
      variant="outlined"
      fullWidth
      startIcon={<InstallIcon />}
      onClick={() => {
        install().catch((cause: unknown) => console.error('Installing failed', cause))
      }}
    >
      {text('pwa.install')}
    </Button>
  )
}
