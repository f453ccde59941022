import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { helpline } from '#contract/protection/limits'
import { memberPaths } from '#lib/paths/member'
import { ShieldIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LinkList, LinkRow } from '#ui/navigation/LinkRow'
import { Page } from '#ui/page/Page'
import { Cards, SectionCard } from '#ui/page/SectionCard'

const signs = ['more', 'chase', 'hide', 'borrow', 'mood'] as const

/** Help with problem gambling, and tools available in the app. Works offline. */
export function ResponsiblePage() {
  const text = useText()
  return (
    <Page title={text('help.responsible.title')}>
      <Cards>
        <SectionCard title={text('help.helpline')}>
          <p>{text('help.helplineMeans')}</p>
          <Call variant="contained" size="large" href={`tel:${helpline}`}>
            {text('help.call', { number: helpline })}
          </Call>
        </SectionCard>
        <SectionCard title={text('help.tools')}>
          <LinkList>
            <LinkRow
              to={memberPaths.limits}
              icon={<ShieldIcon size={22} />}
              title={text('help.limits')}
              hint={text('help.limitsHint')}
            />
          </LinkList>
        </SectionCard>
        <SectionCard title={text('help.signs')}>
          <List>
            {signs.map((sign) => (
              <li key={sign}>{text(`help.sign.${sign}`)}</li>
            ))}
          </List>
          <p>{text('help.signsMeans')}</p>
        </SectionCard>
        <SectionCard title={text('help.odds')}>
          <p>{text('help.oddsMeans')}</p>
        </SectionCard>
      </Cards>
    </Page>
  )
}

const Call = styled(Button)({ minHeight: 52, fontSize: '1.125rem' })

const List = styled('ul')({ margin: '0 0 8px', paddingInlineStart: 20, display: 'grid', gap: 8 })
