import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link, matchPath, useLocation } from 'react-router-dom'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { tabIntoSight } from '#ui/page/tabIntoSight'
import { SettingEditor } from '../setting/SettingEditor'
import { BankRows } from './BankRows'
import { BannerRows } from './BannerRows'
import { ColorsForm } from './ColorsForm'
import { RiskForm } from './RiskForm'
import { RulesForm } from './RulesForm'
import { TransferBankRows } from './TransferBankRows'
import { WebForm } from './WebForm'
import { WithdrawForm } from './WithdrawForm'

const sections = [
  'banner',
  'colorsetting',
  'websetting',
  'rules',
  'bank',
  'transferbank',
  'withdraw',
  'risk',
] as const

type Section = (typeof sections)[number]

/** All site settings, one section at a time. */
export function SitePage() {
  const text = useText()
  const { pathname } = useLocation()
  const asked = matchPath(adminPaths.siteSection, pathname)?.params.section
  const section = sections.find((each) => each === asked) ?? 'banner'
  return (
    <Page
      title={text('admin.menu.site')}
      documentTitle={`${text(`adminSite.site.${section}`)} · ${text('admin.menu.site')}`}
    >
      <Sections aria-label={text('admin.menu.site')}>
        {sections.map((each) => (
          <Link
            key={each}
            ref={each === section ? tabIntoSight : undefined}
            to={pathOf(adminPaths.siteSection, each)}
            aria-current={each === section ? 'page' : undefined}
          >
            {text(`adminSite.site.${each}`)}
          </Link>
        ))}
      </Sections>
      <SectionCard key={section} title={text(`adminSite.site.${section}`)}>
        {editors[section]}
      </SectionCard>
    </Page>
  )
}

const editors: Readonly<Record<Section, ReactNode>> = {
  banner: (
    <SettingEditor name="banner">{(editing) => <BannerRows editing={editing} />}</SettingEditor>
  ),
  colorsetting: (
    <SettingEditor name="colorsetting">{(editing) => <ColorsForm {...editing} />}</SettingEditor>
  ),
  websetting: (
    <SettingEditor name="websetting">{(editing) => <WebForm {...editing} />}</SettingEditor>
  ),
  rules: <SettingEditor name="rules">{(editing) => <RulesForm {...editing} />}</SettingEditor>,
  bank: <SettingEditor name="bank">{(editing) => <BankRows editing={editing} />}</SettingEditor>,
  transferbank: (
    <SettingEditor name="transferbank">
      {(editing) => <TransferBankRows editing={editing} />}
    </SettingEditor>
  ),
  withdraw: (
    <SettingEditor name="withdraw">{(editing) => <WithdrawForm {...editing} />}</SettingEditor>
  ),
  risk: <SettingEditor name="risk">{(editing) => <RiskForm {...editing} />}</SettingEditor>,
}

const Sections = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  marginBottom: 16,
  overflowX: 'auto',
  a: {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 12,
    borderBottom: '2px solid transparent',
    color: theme.palette.text.primary,
    textDecoration: 'none',
    '&[aria-current="page"]': {
      color: theme.palette.primary.readable,
      borderBottomColor: theme.palette.primary.readable,
    },
  },
}))
