import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useWebSettingQuery } from '#api/session/setting'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'

/** Other contacts of staff, from the website settings. */
export function StaffLinks() {
  const text = useText()
  const { data } = useWebSettingQuery()
  const site = data?.value[0]
  const ways = [
    { name: 'LINE', url: site?.lineUrl },
    { name: 'Telegram', url: site?.telegramUrl },
  ].flatMap(({ name, url }) => (url ? [{ name, url }] : []))
  if (ways.length === 0) return null
  return (
    <SectionCard title={text('help.contact.elsewhere')}>
      <Ways>
        {ways.map(({ name, url }) => (
          <Button
            key={name}
            variant="outlined"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={text('help.contact.by', { way: name })}
          >
            {name}
          </Button>
        ))}
      </Ways>
    </SectionCard>
  )
}

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > *': { minHeight: 44 },
})
