import { beforeEach, describe, expect, test } from 'vitest'
import { database } from '#mocks/provider/database/database'
import { newPerson } from '../provider/providerPlayer'
import { callAdmin, StaffMember, startOperator } from './staff'

beforeEach(startOperator)

const reason = 'A reason that is long enough'

/** The cashier asks for more credit than one person may grant. */
async function asked() {
  const [owner, cashier] = [await StaffMember.logIn('owner'), await StaffMember.logIn('cashier')]
  const { id: userId } = await newPerson()
  const request = { userId, direction: 'add', amount: 5000, reason, ...cashier.self }
  const { approvalId } = await cashier.done('adjust', request)
  return { owner, cashier, request, approvalId: String(approvalId) }
}

describe('a withdrawn request for approval', () => {
  test('a withdrawn request is closed with an audit entry, and can be made again', async () => {
    const { owner, cashier, request, approvalId } = await asked()
    await cashier.done('withdrawApproval', { approvalId, reason: 'Wrong player' })
    expect(await owner.read('approval', {}, approvalId)).toMatchObject({
      status: 'withdrawn',
      decidedByName: 'แก้ว การเงิน',
    })
    expect(await database.audit.orderBy('seq').last()).toMatchObject({
      action: 'approval.withdraw',
      adminID: cashier.adminID,
      reason: 'Wrong player',
      after: { kind: 'adjustment' },
    })
    expect(await owner.read('approvals', { status: 'withdrawn' })).toMatchObject({ total: 1 })
    expect((await cashier.done('adjust', request))['approvalId']).not.toBe(approvalId)
  })

  test('a decision after the withdrawal is refused with the name of the colleague who asked', async () => {
    const { owner, cashier, approvalId } = await asked()
    await cashier.done('withdrawApproval', { approvalId })
    const decision = { approvalId, decision: 'approve', ...owner.self }
    expect(await owner.refused('decideApproval', decision)).toMatchObject({
      code: 'withdrawnbyasker',
      who: 'แก้ว การเงิน',
    })
    expect(await cashier.refused('withdrawApproval', { approvalId })).toMatchObject({
      code: 'withdrawnbyasker',
    })
  })

  test('of a withdrawal and a decision at once, exactly one takes effect', async () => {
    const { owner, cashier, approvalId } = await asked()
    const decision = { approvalId, decision: 'approve', ...owner.self }
    const answers = await Promise.all([
      cashier.request('withdrawApproval', { approvalId }),
      owner.request('decideApproval', decision),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
    const row = await database.approvals.get(approvalId)
    const isDone = answers[1]?.status === 200
    expect(row?.status).toBe(isDone ? 'approved' : 'withdrawn')
    const adjusted = await database.ledger.filter(({ type }) => type === 'adjust_add').count()
    expect(adjusted > 0).toBe(isDone)
  })

  test('nobody but the colleague who asked can withdraw it', async () => {
    const { owner, approvalId } = await asked()
    expect(await owner.refused('withdrawApproval', { approvalId })).toMatchObject({
      code: 'forbidden',
    })
    const { token } = await StaffMember.logIn('support')
    const body = { requestId: crypto.randomUUID(), approvalId }
    expect((await callAdmin('withdrawApproval', { token, body })).status).toBe(400)
  })
})
