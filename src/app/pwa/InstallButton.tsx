import Button from '@mui/material/Button'
import { useSyncExternalStore } from 'react'
import { install, installWay } from '#pwa/install'
import { InstallIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { InstallSteps } from './InstallSteps'

/** Installs the app where the browser offers it, explains how on iOS, and is not there otherwise. */
export function InstallButton() {
  const way = useSyncExternalStore(installWay.subscribe, installWay.get)
  const text = useText()

  if (way === 'manual') return <InstallSteps />
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
