import rules from '#locales/zh/terms/rules.json'
import type { QuestionGroup } from '../question'

export const groups: readonly QuestionGroup[] = [
  {
    id: 'start',
    title: '注册与登录',
    questions: [
      {
        id: 'register',
        question: '如何注册账号？',
        answer:
          '在登录页选择“注册账号”。需要手机号码、密码和您本人名下的银行账户，大约一分钟即可完成。',
      },
      {
        id: 'password',
        question: '忘记密码怎么办？',
        answer:
          '在登录页点“忘记密码？”。系统会替您写好给客服的消息，由客服与您一起设置新密码。没有人会向您索要旧密码。',
      },
      {
        id: 'install',
        question: '如何把应用放到主屏幕？',
        answer:
          '打开“设置”，再点“安装应用”。在 iPhone 上使用“分享”，选择“添加到主屏幕”。无需从应用商店下载任何东西。',
      },
    ],
  },
  {
    id: 'money',
    title: '资金',
    questions: [
      {
        id: 'deposit',
        question: '存款需要多久？',
        answer:
          '通常不到两分钟。该笔存款的页面会显示每一步及其时间。如果等得更久，页面会告诉您该怎么做。',
      },
      {
        id: 'withdraw',
        question: '提现何时到账？',
        answer: '通常在十分钟内，转入您注册时的银行账户，不能转给其他人。',
      },
      {
        id: 'unknown',
        question: '我的存款或提现没有收到答复，会重复付款吗？',
        answer:
          '不会。只是答复在途中丢失了。应用会用同一个编号再次查询，同一个编号绝不会重复执行。',
      },
      {
        id: 'hold',
        question: '余额旁的“提现处理中”是什么意思？',
        answer: '这部分金额已为尚未打款的提现预留。如果提现被拒绝，它会回到您的余额。',
      },
    ],
  },
  {
    id: 'bonus',
    title: '优惠与转盘',
    questions: [
      {
        id: 'turnover',
        question: rules['rules.turnover.question'],
        answer: rules['rules.turnover.answer'],
      },
      {
        id: 'ownMoney',
        question: rules['rules.own.question'],
        answer: [rules['rules.ownFirst'], rules['rules.forfeit']].join(''),
      },
      {
        id: 'wheel',
        question: '转盘会作弊吗？',
        answer: '中奖概率就写在转盘旁边，结果在您转动之前已经确定，之后可以用公布的种子自行验证。',
      },
      {
        id: 'cashback',
        question: rules['rules.cashback.question'],
        answer: [rules['rules.cashback.answer'], rules['rules.netLoss']].join(''),
      },
    ],
  },
  {
    id: 'app',
    title: '应用',
    questions: [
      {
        id: 'offline',
        question: '没有网络时能用什么？',
        answer:
          '所有只需查看的内容：截至最后更新时的余额、记录和优惠，以及全部演示部分。存款和提现需要联网，绝不会在您不知情的情况下稍后发送。',
      },
      {
        id: 'update',
        question: '如何获得新版本？',
        answer:
          '新版本就绪时应用会提示。只有在您点“立即重新加载”后才会更新；如果有输入的内容会丢失，应用会先询问您。',
      },
      {
        id: 'data',
        question: '我的数据在哪里？',
        answer:
          '如果是完全模拟的版本，数据只保存在本设备上。隐私政策写明了保存哪些内容以及如何删除。',
      },
    ],
  },
  {
    id: 'care',
    title: '负责任游戏',
    questions: [
      {
        id: 'limits',
        question: '如何设置限额？',
        answer: '在“账户”中的“限额与暂停”。调低限额立即生效；调高需要等待一天。',
      },
      {
        id: 'break',
        question: '我想停一段时间。',
        answer: '可以暂停一天、一周或更久，也可以自我排除。在此期间任何人都无法撤销，包括您自己。',
      },
    ],
  },
]
