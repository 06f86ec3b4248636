/** English shows about technology. */
export const technology = `
@- | Compilers, Refactoring, Legacy Code, Type Systems, Debugging | a bug that hid for nine years; deleting code; naming variables; the rewrite; pair programming; tests that lie; a language nobody uses any more
Works on My Machine = Programmers confess the bug that took a week and one character.
Undefined Behaviour = Systems programming with sharp edges and friendly hosts.
The Diff = One pull request, read line by line with the people who argued over it.
Garbage Collected = Retired engineers on the code they hope is no longer running.
Rubber Duck = A developer explains a problem aloud until it is solved. You are the duck.
- Software engineering for people who maintain things.
- Code, craft and the meetings in between.
@- | Databases, Latency, Uptime, Incidents, Observability | the four o'clock page; a backup that was not; caching; a postmortem without blame; queues; the expired certificate; capacity on launch day
Blameless = Engineers read their incident reports aloud, cringing gently.
Pager Duty Diaries = What happens when everything breaks at four in the morning.
Warm Standby = Reliability stories from banks, railways and a zoo.
Cold Storage = Data, and how to keep it for a hundred years.
- How large systems fail and who is awake when they do.
@- | Machine Learning, Models, Robotics, Datasets, Inference | a model that cheated; labelling data; robots in orchards; speech for rare languages; evaluating honestly; small models; the demo effect
Overfit = Machine learning, with the failures left in.
Ground Truth = The people who label the data.
Loss Function = What machines optimise and what we wanted instead.
Gripper = Robots that pick fruit, fold towels and fall over.
- Artificial intelligence without prophecy.
@- | Privacy, Encryption, Passwords, Phishing, Firewalls | a phone call from the bank; passwords on sticky notes; ransomware in a school; threat models; keys lost for ever; an ethical break-in
Least Privilege = Security for people who are not security people.
The Phishing Hole = Scams, dissected with those who fell for them and those who caught them.
Salted and Hashed = Cryptography explained over breakfast.
Door Was Open = Penetration testers on how they got in.
- Security stories without hoodies.
@- | Open Source, Hardware, Soldering, Radio, Keyboards, Linux | the lone maintainer; a mechanical keyboard too loud; reviving an old handheld; licences; mesh networks in villages; a home server in a cupboard
Bus Factor One = Maintainers of the small libraries everything depends on.
Solder Fumes = Electronics projects that mostly work.
Cupboard Server = Self-hosting for fun and no profit.
Obsolete and Loving It = Forgotten computers, restored and interviewed.
Long Wave = Amateur radio in a wireless world.
- Tinkerers and what they are tinkering with.
@- | Product, Startups, Interfaces, Accessibility, Platforms | the button nobody pressed; accessible by default; dark patterns; dashboards; a feature removed; user research in a laundrette; maps for blind walkers
Empty State = Product designers on the screen nobody plans.
Tab Order = Accessibility, from people who depend on it.
Feature Freeze = Product teams on what they decided not to build.
Terms and Conditions = We read them. All of them.
- Making digital things for human beings.
`;
