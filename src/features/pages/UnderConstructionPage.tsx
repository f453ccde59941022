import { styled } from '@mui/material/styles'
import { openPaths } from '#lib/paths/open'
import { StepSign } from '#ui/display/StepSign'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { CraneArt } from './art/CraneArt'
import { LinkButton } from './landing/LinkButton'
import { Scene, Ways } from './maintenance/Scene'

const steps = [
  { step: 'plan', state: 'done' },
  { step: 'build', state: 'now' },
  { step: 'open', state: 'later' },
] as const

const signs = { done: 'done', now: 'current', later: 'ahead' } as const

/** Page for a part under construction: progress and contact. */
export function UnderConstructionPage() {
  const text = useText()
  return (
    <Scene art={<CraneArt />}>
      <Page
        title={text('pages.construction.title')}
        documentTitle={text('openNames.underConstruction')}
      >
        <p>{text('pages.construction.lead')}</p>
        <h2>{text('pages.construction.progress')}</h2>
        <Steps>
          {steps.map(({ step, state }, index) => (
            <li key={step} aria-current={state === 'now' ? 'step' : undefined}>
              <StepSign state={signs[state]} number={index + 1} />
              <span>{text(`pages.construction.${step}`)}</span>
              <span>{text(`pages.construction.${state}`)}</span>
            </li>
          ))}
        </Steps>
        <Ways>
          <LinkButton to={openPaths.contactUs}>{text('pages.construction.contact')}</LinkButton>
        </Ways>
      </Page>
    </Scene>
  )
}

const Steps = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    padding: '12px 0',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& li > :last-child': { marginInlineStart: 'auto' },
  '& li[aria-current]': { fontWeight: theme.typography.fontWeightMedium },
}))
