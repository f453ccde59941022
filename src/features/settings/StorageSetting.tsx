import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCallback, useEffect, useState } from 'react'
import { formatBytes } from '#lib/files/formatBytes'
import { useLocale, useText } from '#ui/intl/useText'
import { keepStorage, readStorage, type StorageState } from './storage'

/** Storage used by this site, and whether the device guarantees to keep it. */
export function StorageSetting() {
  const text = useText()
  const { state, refused, keep } = useStorage()
  return (
    <div>
      <SettingHeading>{text('settings.storage')}</SettingHeading>
      {state !== null && <UsedSpace space={state.space} />}
      {state?.persisted === true && <Line>{text('settings.storageKept')}</Line>}
      {state?.persisted === false && (
        <>
          <Line>{text('settings.storageNotKept')}</Line>
          <Button variant="outlined" fullWidth onClick={keep}>
            {text('settings.storageKeep')}
          </Button>
        </>
      )}
      <output>{refused && <Line as="span">{text('settings.storageRefused')}</Line>}</output>
    </div>
  )
}

function UsedSpace({ space }: { space: StorageState['space'] }) {
  const text = useText()
  const locale = useLocale()
  if (space === null) return <Line>{text('settings.storageUnknown')}</Line>
  return (
    <Line>
      {text('settings.storageUsed', {
        used: formatBytes(space.used, locale),
        available: formatBytes(space.available, locale),
      })}
    </Line>
  )
}

const Line = styled('p')(({ theme }) => ({
  margin: '0 0 8px',
  color: theme.palette.text.secondary,
  '&:empty': { margin: 0 },
}))

/** Heading of a block in the drawer. */
const SettingHeading = styled('h3')(({ theme }) => ({
  ...theme.typography.h5,
  margin: '0 0 8px',
}))

interface Storage {
  /** Null until the browser has answered. */
  readonly state: StorageState | null
  /** Whether the browser was asked to keep the data and declined. */
  readonly refused: boolean
  readonly keep: () => void
}

/** Storage used by this site, read once, and again after asking to keep it. */
function useStorage(): Storage {
  const [state, setState] = useState<StorageState | null>(null)
  const [refused, setRefused] = useState(false)

  useEffect(() => {
    let current = true
    void readStorage().then((read) => current && setState(read))
    return () => {
      current = false
    }
  }, [])

  const keep = useCallback(() => {
    void keepStorage().then(async (agreed) => {
      setRefused(!agreed)
      setState(await readStorage())
    })
  }, [])

  return { state, refused, keep }
}
