/** How Chinese shows are named, described and hosted. The notation is explained in parse-words.ts. */
export const chineseVoice = `
[order] family-first
[given] 安然, 柏舟, 楚宁, 冬阳, 思远, 海棠, 嘉树, 可欣, 立秋, 明朗, 念慈, 平川, 清越, 若水, 诗涵, 庭芳, 晚晴, 小满, 逸尘, 知夏, 子衿, 一帆
[family] 柏, 程, 邓, 方, 顾, 贺, 江, 柯, 凌, 莫, 倪, 欧阳, 裴, 齐, 任, 沈, 陶, 温, 夏, 严, 祝, 左
[place] 成都, 泉州, 台南, 哈尔滨, 昆明, 槟城, 长沙, 绍兴
[network] 弄堂声音, 阁楼工作室, 退潮电台, 半导体声音社, 老码头制作, 灯下录音室, 纸鸢音频
[and] "、"
[thingTitles]
{T}
[titles]
{N}夜话
{N}电台
慢聊{N}
{N}与{M}
{N}研究所
一点{N}
{N}手记
{N}茶馆
从{N}说起
周末{N}
不止{N}
{given}和{given2}的{N}
{N}小史
{N}漫谈
[hosted]
主播:{H}。
{H}主持。
由{H}讲述。
[interview]
每期一位嘉宾,没有提纲。
一期就是一场谈话,几乎不剪。
[duo]
两个人,准备不多,分歧不少。
在厨房里录音,有狗叫。
[solo]
一个人,一份认真写的稿子。
没有嘉宾,资料来源见简介。
[serial]
请从第一集听起。
一季一个故事。
[brief]
不超过十分钟。
到站之前听完。
[lesson]
从哪一课开始都可以。
每课最后有一个小练习。
[daily]
每个工作日更新。
[weekly]
每周四更新。
每周一期。
[fortnightly]
两周一期。
[monthly]
每月一期长谈。
[irregular]
做好了就更新。
[closing]
欢迎来信和指正。
没有广告,靠听众支持。
{network}出品。
录于{place}。
[recent]
最近聊过:{t}、{u}、{v}。
[saysTwo] 两个, 两位
[saysDaily] 工作日, 每晚, 每天
[saysWeekly] 本周, 每周
[saysFortnight] 两周
[saysSerial] 共八集, 声音剧
[gap] ""
[numbering]
{E}
{E}
#{n} {E}
第{n}期 {E}
vol.{n} {E}
[chapter]
第{n}集 {E}
第{n}章 {E}
[lessonNumber]
第{n}课 {E}
[talkTitle]
{T}
{T}
{T}|对谈{G}
再说{t}
{T},从头讲起
{T}和{u}
和{G}聊{t}
现场:{t}
[talkSpecial]
听众来信
你问我答
这一年我们学到了什么
暂停几周
[taleTitle]
{T}
{T}
{T},还有{u}
[briefTitle]
{D}|{T}
{T};{u}
{T}
[lessonTitle]
{T}
{T}:一步一步来
复习:{t}
[talkSummary]
这一期聊“{t}”,嘉宾是{G}。最后说到“{u}”。
从一封来信开始,题目是“{t}”,后面的都不在计划里。
{G}研究这件事二十年了。我们谈“{t}”,也谈“{u}”。
一场没有赢家的争论,起因是“{t}”。
{T}:我们原来怎么想,后来为什么变了。
先回答一封来信,再说“{t}”,最后是“{u}”。
一段绕路的小历史,从“{t}”到“{u}”。
人人都有看法,这是我们的,附来源:{t}。
躲了很久,终于要说“{t}”。
几条笔记,一个遗憾,一个推荐。今天是“{t}”和“{u}”。
你们要的“{t}”来了。我们很紧张,结果还好。
[kidsSummary]
{T}。最后大家都好好的。
睡前故事:{t}。还有一首歌。
谁来帮谁?今天的故事是“{t}”,四岁以上。
[taleSummary]
没有人提起,直到{given}开口:{t}。
天亮以前要有答案。先说{t}。
{T}。从此一切都变了。
{given}守住了诺言。黑暗里还有别的:{t}。
有人没说实话。剩下的线索是:{t}。
[briefSummary]
今日头条:{t}。另外:{u}。
发生了什么,会改变什么。今天的题目:{t}。
[lessonSummary]
今天讲“{t}”,听完就能讲给别人听。
先复习,再讲“{t}”。练习见简介。
`;
