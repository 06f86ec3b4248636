/** How Japanese shows are named, described and hosted. The notation is explained in parse-words.ts. */
export const japaneseVoice = `
[order] family-first
[given] 葵, 一樹, 千尋, 大地, 恵美子, 冬馬, 花音, 玄, 陽菜, 樹, 加奈, 蓮, 美緒, 直樹, 緒美, 理央, 里沙, 颯太, 鈴, 湊, 結衣, 航
[family] 浅利, 井桁, 宇津木, 江波, 大和田, 柏木, 桐谷, 久我, 小日向, 早乙女, 篠宮, 瀬戸口, 高梨, 津久井, 鳥居, 七瀬, 野々村, 蓮見, 氷室, 藤巻, 真壁, 夏目田
[place] 函館, 金沢, 尾道, 松本, 那覇, 長崎, 盛岡, 高知
[network] 縁側放送, 路地裏スタジオ, 引き潮制作室, 朝焼けラジオ, 二階の録音室, 紙ふうせん社, 港町音声部
[and] "・"
[titles]
{N}夜話
{N}の時間
{N}ラジオ
{N}と{M}
はじめての{N}
{N}研究会
ひとくち{N}
{N}ざんまい
{N}だより
それゆけ{N}
{N}のとなり
{given}と{given2}の{N}部
今夜も{N}
{N}日和
[hosted]
話し手は{H}。
出演:{H}。
{H}がお届けします。
[interview]
毎回ひとりのゲストと、台本なしで。
一回にひとつの会話、編集はほんの少し。
[duo]
ふたりで、準備は少なめ、反論は多めに。
台所で録音しています。犬もいます。
[solo]
ひとり語り。原稿はていねいに。
出典は概要欄にあります。
[serial]
第一話からお聞きください。
季節ごとに、ひとつの物語。
[brief]
長くても十分。
駅に着くまでに終わります。
[lesson]
どの回からでも始められます。
終わりに小さな練習があります。
[daily]
平日毎朝配信。
[weekly]
毎週木曜日に更新。
週に一度の配信です。
[fortnightly]
隔週配信。
[monthly]
月に一度、たっぷりと。
[irregular]
できたときに届けます。
[closing]
お便りと訂正をお待ちしています。
広告なし、聴く人に支えられています。
制作:{network}。
{place}で録音。
[recent]
最近の話題:{t}、{u}、{v}。
[saysTwo] ふたり, 二人
[saysDaily] 平日, 毎日, 一日, 朝の
[saysWeekly] 今週
[saysFortnight] 二週に
[saysSerial] 全八回, 音声ドラマ
[gap] ""
[numbering]
{E}
{E}
#{n} {E}
第{n}回 {E}
{n}. {E}
[chapter]
第{n}話 {E}
第{n}章 {E}
[lessonNumber]
レッスン{n} {E}
[talkTitle]
{T}
{T}
{T}(ゲスト:{G})
{T}をもう一度
{T}、はじめから
{T}と{u}
{G}さんと、{t}の話
公開収録:{t}
[talkSpecial]
お便り紹介
質問にお答えします
今年のまとめ
しばらくお休みします
[taleTitle]
{T}
{T}
{T}、そして{u}
[briefTitle]
{D} {T}
{T}/{u}
{T}
[lessonTitle]
{T}
{T}、一歩ずつ
復習:{t}
[talkSummary]
今回は「{t}」の話。ゲストは{G}さん。最後に「{u}」も。
一通のお便りから始まりました。お題は「{t}」。そのあとは予定外です。
{G}さんに「{t}」について聞きました。二十年分の話です。
誰も勝たない言い争い。きっかけは「{t}」。
[taleSummary]
{T}。そのあとは、何もかもが変わってしまう。
{given}は約束を守る。闇の中にあるのは、{t}。
誰かが嘘をついている。残された手がかりは、{t}。
[briefSummary]
きょうのトップは「{t}」。ほかに「{u}」。
何が起きて、何が変わるのか。「{t}」を短く。
[lessonSummary]
今回のテーマは「{t}」。終わるころには人に説明できます。
短い復習のあと、「{t}」へ。練習は概要欄にあります。
`;
