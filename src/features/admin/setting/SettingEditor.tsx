import { type ReactNode, useMemo } from 'react'
import { useDispatch } from 'react-redux'
import * as v from 'valibot'
import { loadState } from '#api/cache/loadState'
import { offerSettings, type SettingName } from '#contract/admin/calls'
import { loosened } from '#contract/admin/loosened'
import { type SettingDrafts, storedDrafts } from '#contract/admin/site'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { openAlert } from '#ui/toast/toastSlice'
import { type AdminFailure, adminFailure } from '../api/adminApi'
import { useMay } from '../api/adminSession'
import { useSaveOfferMutation, useSaveSettingMutation, useSettingQuery } from '../api/offerCalls'
import type { Self } from '../decision/SelfCheck'
import { useStaffDraft } from '../form/draft'
import { EditedContext } from '../form/useFormDraft'
import type { FormWeight } from '../guard/useGuard'
import { useWaitingToast } from '../guard/useWaitingToast'
import { NewerNotice, useBaseVersion } from './baseVersion'

export interface SettingEditing<Value> {
  value: Value
  mayEdit: boolean
  /** @returns why it was not saved, or null */
  save: (value: Value, requestId: string, self?: Self) => Promise<AdminFailure | null>
  /** Weight of the value, if a second person may have to approve it. */
  weigh: (value: Value) => FormWeight
}

interface SettingEditorProps<Name extends SettingName> {
  name: Name
  children: (editing: SettingEditing<SettingDrafts[Name]>) => ReactNode
}

/** Loads one setting for its form, and saves it completely with the version that the form is based on. */
export function SettingEditor<Name extends SettingName>({
  name,
  children,
}: SettingEditorProps<Name>) {
  const text = useText()
  const result = useSettingQuery(name)
  return (
    <LoadArea state={loadState(result)} skeleton={<SkeletonLines lines={8} />}>
      {({ value, version }) =>
        isDraftOf(name, value) ? (
          <Loaded name={name} value={value} version={version}>
            {children}
          </Loaded>
        ) : (
          <p role="alert">{text('adminSite.form.damaged')}</p>
        )
      }
    </LoadArea>
  )
}

function isDraftOf<Name extends SettingName>(
  name: Name,
  value: unknown,
): value is SettingDrafts[Name] {
  return v.is(storedDrafts[name], value)
}

interface LoadedProps<Name extends SettingName> extends SettingEditorProps<Name> {
  value: SettingDrafts[Name]
  version: number
}

function Loaded<Name extends SettingName>({ name, value, version, children }: LoadedProps<Name>) {
  const text = useText()
  const may = useMay()
  const dispatch = useDispatch()
  const isOffer = offerSettings.some((offer) => offer === name)
  const [saveSetting] = useSaveSettingMutation()
  const [saveOffer] = useSaveOfferMutation()
  const base = useBaseVersion(value, version)
  const waits = useWaitingToast()
  const { drop } = useStaffDraft(name)

  async function save(
    next: SettingDrafts[Name],
    requestId: string,
    self?: Self,
  ): Promise<AdminFailure | null> {
    const request = { requestId, name, version: base.version, value: next, ...self }
    const outcome = await (isOffer ? saveOffer(request) : saveSetting(request))
    if ('error' in outcome) return adminFailure(outcome.error)
    const { version: saved, approvalId } = outcome.data
    if (approvalId !== null) {
      // Before the form starts again from the stored values.
      drop()
      base.asked()
      waits(approvalId)
      return null
    }
    base.saved(saved, next)
    dispatch(openAlert('success', text('adminSite.form.saved')))
    return null
  }

  const { version: baseVersion } = base
  const edited = useMemo(() => ({ about: name, version: baseVersion }), [name, baseVersion])
  return (
    <EditedContext value={edited}>
      <NewerNotice base={base} />
      <div key={base.beginning}>
        {children({
          value: base.value,
          mayEdit: may(isOffer ? 'offer.edit' : 'setting.edit'),
          save,
          weigh: (next) => ({ limit: null, loosens: loosened(name, base.value, next) }),
        })}
      </div>
    </EditedContext>
  )
}
