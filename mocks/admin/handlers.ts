/** Back office calls of the simulated provider. Only the back office's own page or a process answers them. */
import { type HttpHandler } from 'msw/http'
import * as v from 'valibot'
import {
  adminCodeSchema,
  adminLoginSchema,
  lookSchema,
  otpConfirmSchema,
} from '#contract/admin/account'
import {
  adjustmentSchema,
  depositDecisionSchema,
  withdrawDecisionSchema,
} from '#contract/admin/money'
import { adminRequestSchema } from '#contract/admin/request'
import { endSessionsSchema, pageReportSchema } from '#contract/admin/sessions'
import {
  approvalDecisionSchema,
  exportNoteSchema,
  withdrawApprovalSchema,
} from '#contract/admin/system'
import { bahtFromSatang } from '#lib/money'
import type { MockConfig } from '../config'
import { answerApprovals, readApproval } from './approvalList'
import { askAboutApproval, decideApproval, settleDecided, withdrawApproval } from './approvals'
import { guardedActions } from './guard/guardedActions'
import { readSecondPerson } from './guard/secondPersons'
import { answerDeposits, readAdminDeposit, readSlip } from './money/deposits'
import { answerLedger } from './money/ledger'
import { answerWithdrawals, readAdminWithdrawal } from './money/withdrawals'
import { offerHandlers } from './offers/handlers'
import { changeAutomatic, counters, readAutomatic, searchAll } from './overview'
import { peopleHandlers } from './people/handlers'
import { lookAt } from './presence'
import { reportHandlers } from './reports/handlers'
import { AdminRoutes } from './routes'
import { confirmOtp, enrolOtp, makeRecovery } from './secondFactor'
import { logIn, logInByCode, renew, requireSelf, seeSessionOf } from './session'
import { answerSessions, endSessions, logOut } from './sessions'
import { settingHandlers } from './site/handlers'

export function adminHandlers(config: MockConfig): HttpHandler[] {
  const routes = new AdminRoutes(config)
  return [
    ...sessionHandlers(routes),
    ...moneyHandlers(routes),
    ...overviewHandlers(routes),
    ...offerHandlers(routes),
    ...settingHandlers(routes),
    ...reportHandlers(routes),
    ...peopleHandlers(routes),
  ]
}

function sessionHandlers(routes: AdminRoutes): HttpHandler[] {
  return [
    routes.post('login', adminLoginSchema, ({ username, password, ...from }) =>
      logIn(username, password, from),
    ),
    routes.post('loginCode', adminCodeSchema, ({ ticket, code, client }) =>
      logInByCode(ticket, code, client),
    ),
    routes.own('loginCheck', v.object({}), (_, row, token) => renew(row, token)),
    routes.own('reportPage', pageReportSchema, ({ page }, row, token) =>
      seeSessionOf(row, token, page),
    ),
    routes.request('logOut', adminRequestSchema, logOut),
    routes.read('sessions', ({ staff, query }) => answerSessions(staff, query), { known: ['of'] }),
    routes.request('endSessions', endSessionsSchema, endSessions),
    routes.own('enrolOtp', v.object({}), (_, row) => enrolOtp(row)),
    routes.preparedRequest(
      'confirmOtp',
      otpConfirmSchema,
      async (request, staff) => {
        await requireSelf(staff, request)
        return makeRecovery(staff.adminID)
      },
      async ({ newCode }, staff, { codes, marks }) => {
        await confirmOtp(staff.adminID, newCode, marks)
        return {
          action: 'admin.otp',
          targetType: 'admin',
          targetId: staff.adminID,
          answer: { recoveryCodes: codes },
        }
      },
    ),
  ]
}

function moneyHandlers(routes: AdminRoutes): HttpHandler[] {
  return [
    routes.list('deposits', ({ staff, query }) => answerDeposits(staff, query)),
    routes.read('deposit', ({ staff, id }) => readAdminDeposit(staff, id)),
    routes.read('depositSlip', ({ id }) => readSlip(id)),
    routes.guarded(
      'decideDeposit',
      depositDecisionSchema,
      guardedActions.deposit,
      ({ depositId, decision, status, reason, credit }) => ({
        depositId,
        decision,
        status,
        reason,
        credit: credit === undefined ? undefined : bahtFromSatang(credit),
      }),
    ),
    routes.list('withdrawals', ({ staff, query }) => answerWithdrawals(staff, query)),
    routes.read('withdrawal', ({ staff, id }) => readAdminWithdrawal(staff, id)),
    routes.guarded(
      'decideWithdrawal',
      withdrawDecisionSchema,
      guardedActions.withdrawal,
      ({ withdrawId, decision, status, reason, bankRef }) => ({
        withdrawId,
        decision,
        status,
        reason,
        bankRef,
      }),
    ),
    routes.list('ledger', ({ staff, query }) => answerLedger(staff, query)),
    routes.guarded(
      'adjust',
      adjustmentSchema,
      guardedActions.adjustment,
      ({ userId, direction, amount, reason }) => ({ userId, direction, amount, reason }),
    ),
    routes.list('approvals', ({ staff, query }) => answerApprovals(staff, query)),
    routes.read('secondPerson', ({ staff }) => readSecondPerson(staff)),
    routes.read('approval', ({ staff, id }) => readApproval(staff, id)),
    routes.preparedRequest(
      'decideApproval',
      approvalDecisionSchema,
      askAboutApproval,
      (request, staff) => decideApproval(request, staff, guardedActions),
    ),
    routes.preparedRequest(
      'withdrawApproval',
      withdrawApprovalSchema,
      settleDecided,
      withdrawApproval,
    ),
  ]
}

const automaticSchema = v.object({ ...adminRequestSchema.entries, automatic: v.boolean() })

function overviewHandlers(routes: AdminRoutes): HttpHandler[] {
  return [
    routes.read('counters', ({ staff }) => counters(staff)),
    routes.own('looking', lookSchema, ({ row }, staff) => lookAt(row, staff)),
    routes.read('search', ({ staff, query }) => searchAll(staff, query), { known: ['q', 'lang'] }),
    routes.read('automatic', readAutomatic),
    routes.request('setAutomatic', automaticSchema, changeAutomatic),
    routes.request('noteExport', exportNoteSchema, async ({ list, filters, rows }) => ({
      action: 'export',
      targetType: 'list',
      targetId: list,
      after: { ...filters, rows },
      answer: {},
    })),
  ]
}
