import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useWebSettingQuery } from '../../../api/setting'
import { useText } from '../../../ui/intl/useText'

/** Where staff can be reached, as far as the website settings say so. */
export function AdminContact() {
  const text = useText()
  const { data } = useWebSettingQuery()
  const site = data?.value[0]
  const ways = [
    { name: 'LINE', url: site?.lineUrl },
    { name: 'Telegram', url: site?.telegramUrl },
  ].flatMap(({ name, url }) => (url ? [{ name, url }] : []))
  if (ways.length === 0) return null
  return (
    <Ways>
      {ways.map(({ name, url }) => (
        <Button
          key={name}
          variant="outlined"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text('account.contact', { way: name })}
        >
          {name}
        </Button>
      ))}
    </Ways>
  )
}

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
