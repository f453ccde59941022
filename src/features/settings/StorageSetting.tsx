import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { formatBytes } from '#lib/files/formatBytes'
import { useLocale, useText } from '#ui/intl/useText'
import type { StorageState } from './storage'
import { useStorage } from './useStorage'

/** How much this site keeps on the device, and whether the device promises to keep it. */
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

/** Over a block of the drawer. */
const SettingHeading = styled('h3')(({ theme }) => ({
  ...theme.typography.h5,
  margin: '0 0 8px',
}))
