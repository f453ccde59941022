import { valibotResolver } from '@hookform/resolvers/valibot'
import { styled } from '@mui/material/styles'
import { useForm } from 'react-hook-form'
import { loadState } from '#api/cache/loadState'
import type { AgentInfo } from '#contract/admin/agent'
import { type SettingDrafts, settingDrafts } from '#contract/admin/site'
import { DescriptionList } from '#ui/display/DataText'
import { StatusChip } from '#ui/display/StatusChip'
import { useFormat, usePercent } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useAgentBalanceQuery, useAgentInfoQuery } from '../api/peopleCalls'
import { EditForm } from '../form/EditForm'
import { BahtField } from '../form/FormFields'
import { AskAgain } from '../setting/AskAgain'
import { type SettingEditing, SettingEditor } from '../setting/SettingEditor'
import { AgentCredit } from './AgentCredit'

/** The operator's account at the games' agent: details, balance and history. */
export function AgentPage() {
  const text = useText()
  const info = useAgentInfoQuery()
  const balance = useAgentBalanceQuery()
  return (
    <Page title={text('adminPeople.agent')}>
      <Stack>
        <SectionCard title={text('adminSite.agent.credit')} action={<AskAgain result={balance} />}>
          <LoadArea state={loadState(balance)} skeleton={<SkeletonLines lines={6} />}>
            {(value) => <AgentCredit balance={value} />}
          </LoadArea>
        </SectionCard>
        <SectionCard title={text('adminSite.agent.warning')}>
          <SettingEditor name="agent">{(editing) => <WarnForm {...editing} />}</SettingEditor>
        </SectionCard>
        <SectionCard title={text('adminSite.agent.account')} action={<AskAgain result={info} />}>
          <LoadArea state={loadState(info)} skeleton={<SkeletonLines lines={5} />}>
            {(value) => <Account info={value} />}
          </LoadArea>
        </SectionCard>
      </Stack>
    </Page>
  )
}

function WarnForm({ value, mayEdit, save }: SettingEditing<SettingDrafts['agent']>) {
  const text = useText()
  const form = useForm({
    resolver: valibotResolver(settingDrafts.agent, undefined, { raw: true }),
    defaultValues: value,
  })
  return (
    <EditForm form={form} onSave={save} mayEdit={mayEdit}>
      <BahtField
        control={form.control}
        name="warnBelow"
        label={text('adminSite.agent.warnLevel')}
      />
    </EditForm>
  )
}

function Account({ info }: { info: AgentInfo }) {
  const text = useText()
  const format = useFormat()
  const percent = usePercent()
  const isOn = info.status === 'on'
  return (
    <DescriptionList
      items={[
        { label: text('adminSite.agent.name'), value: `${info.agentName} (${info.agentID})` },
        {
          label: text('admin.list.status'),
          value: (
            <StatusChip
              label={text(isOn ? 'adminSite.agent.on' : 'adminSite.agent.off')}
              tone={isOn ? 'success' : 'error'}
            />
          ),
        },
        { label: text('adminSite.agent.prefix'), value: info.prefix },
        { label: text('adminSite.agent.currency'), value: info.currency },
        { label: text('adminSite.agent.share'), value: percent(info.percentShare / 100) },
        {
          label: text('adminSite.agent.answered'),
          value: info.apiOkAt === null ? '—' : format.dateTime(info.apiOkAt),
        },
      ]}
    />
  )
}

const Stack = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })
